import { numbersOfCampaigns } from '#features/awareness-programs/server/index.ts'
import { numbersOfPrograms } from '#features/certificate-programs/server/index.ts'
import { numbersOfCertificates } from '#features/certificates/server/index.ts'
import { numbersOfEvents } from '#features/events/server/index.ts'
import { numbersOfResources } from '#features/resources/server/index.ts'
import { type NumbersPart, numbersOfPeople } from '#foundation/numbers/server/index.ts'

/** What each feature counts of a day. */
export const numbersParts: readonly NumbersPart[] = [
  numbersOfEvents,
  numbersOfResources,
  numbersOfPrograms,
  numbersOfCertificates,
  numbersOfCampaigns,
  numbersOfPeople,
]
