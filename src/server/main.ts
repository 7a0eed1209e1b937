import { readConfig } from '#platform/config/config.ts'
import { endWithReason } from './end-with-reason.ts'
import { runServer } from './run-server.ts'

try {
  await runServer(readConfig())
} catch (error) {
  endWithReason(error)
}
