import type { Serve } from '#platform/http/serve.ts'
import { adminProgramsRoutes } from './admin/admin-programs.routes.ts'
import { detailsRoutes } from './details/details.routes.ts'
import { newestProgramRoutes } from './newest/newest-program.routes.ts'
import type { ProgramParts } from './program-parts.ts'
import { quizzesRoutes } from './quizzes/quizzes.routes.ts'
import { registeringRoutes } from './registering/registering.routes.ts'

export function certificateProgramsRoutes(serve: Serve, parts: ProgramParts): void {
  adminProgramsRoutes(serve, parts)
  detailsRoutes(serve, parts)
  newestProgramRoutes(serve)
  quizzesRoutes(serve, parts)
  registeringRoutes(serve, parts)
}
