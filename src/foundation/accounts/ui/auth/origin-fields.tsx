import { useAttribution } from '#foundation/attribution/ui/index.ts'

/** Hidden fields with where the visit came from, which go with log-in and sign-up. */
export function OriginFields() {
  return Object.entries(useAttribution()).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
