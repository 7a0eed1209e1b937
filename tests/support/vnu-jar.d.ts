declare module 'vnu-jar' {
  /** Where the checker is: a `String` object. */
  const jar: object
  export default jar
}
