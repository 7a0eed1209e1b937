/** Runs work of one name one after the other, in all tabs and the worker. Without locks in the browser, all at once. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}
