import type { Contract, Endpoint } from '#contract/endpoint.ts'
import { bannersContract } from '#features/banners/banners.contract.ts'
import { eventsContract } from '#features/events/events.contract.ts'
import { accountsContract } from '#foundation/accounts/accounts.contract.ts'
import { notificationsContract } from '#foundation/notifications/notifications.contract.ts'
import { uploadsContract } from '#foundation/uploads/uploads.contract.ts'

/** Each contract of the product. The description at /openapi.json fails its test where one is not named here. */
const contracts: Contract[] = [
  eventsContract,
  bannersContract,
  accountsContract,
  notificationsContract,
  uploadsContract,
]

export const everyEndpoint: Endpoint[] = contracts.flatMap((contract) => Object.values(contract))
