/**
 * Work of one name is done one after the other, in all tabs and the worker; all at once where the browser has no
 * locks.
 */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}
