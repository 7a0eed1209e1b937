import { useAttribution } from '#foundation/attribution/ui/index.ts'

/** Where the visit came from goes with log-in and sign-up (spec section 7, auth). */
export function OriginFields() {
  return Object.entries(useAttribution()).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
