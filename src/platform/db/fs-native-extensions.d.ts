declare module 'fs-native-extensions' {
  /** Takes the whole file for this process without waiting; false when another one has it. */
  export function tryLock(fileDescriptor: number): boolean
}
