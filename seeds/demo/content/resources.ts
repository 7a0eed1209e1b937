import { events } from './events/index.ts'
import { demoResources } from './resources/index.ts'
import type { DemoResource } from './resources/shape.ts'

const handedOut = new Set(events.flatMap((event) => event.resources))

/** Those of the library that events hand out. */
export const resources: DemoResource[] = demoResources.filter(({ key }) => handedOut.has(key))
