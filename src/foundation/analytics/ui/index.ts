/* What neighbours' pages may use. */
export { useSignal } from './use-signal.ts'
