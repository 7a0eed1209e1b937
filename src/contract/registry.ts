/**
 * Every call that the web client can make, by its name on the wire. Each `*.contract.ts` adds its own:
 *
 *     declare module '#contract/registry.ts' { interface Registry extends CallsOf<typeof eventsContract> {} }
 *
 * Types only, so that zod stays out of the browser's first load.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in the contracts
export interface Registry {}
