import { useAttribution } from '#foundation/attribution/ui/index.ts'

/** Hidden fields that say where the visit came from, for log-in and sign-up. */
export function OriginFields() {
  return Object.entries(useAttribution()).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
