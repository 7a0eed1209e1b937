import type { Contract, Endpoint } from '#contract/endpoint.ts'

const modules: Record<string, Record<string, unknown>> = import.meta.glob('/src/**/*.contract.ts', {
  eager: true,
})

/** All calls, by the contracts of all rooms: their exports that end with `Contract`. */
export const everyEndpoint: Endpoint[] = Object.values(modules)
  .flatMap((exports) => Object.entries(exports))
  .flatMap(([name, contract]) => (name.endsWith('Contract') ? Object.values(contract as Contract) : []))
