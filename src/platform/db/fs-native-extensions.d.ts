declare module 'fs-native-extensions' {
  /** Locks the whole file for this process without waiting; false if another process holds the lock. */
  export function tryLock(fileDescriptor: number): boolean
}
