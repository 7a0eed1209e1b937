declare module 'vnu-jar' {
  /** The path of the checker, as a `String` object. */
  const jar: object
  export default jar
}
