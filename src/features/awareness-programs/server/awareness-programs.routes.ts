import type { FastifyInstance } from 'fastify'
import type { Serve } from '#platform/http/serve.ts'
import { adminAwarenessRoutes } from './admin/admin-awareness.routes.ts'
import { areaRoutes } from './area/area.routes.ts'
import type { AwarenessParts } from './awareness-parts.ts'
import { editingRoutes } from './editing/editing.routes.ts'
import { sharingRoutes } from './editing/sharing.routes.ts'
import { invitingRoutes } from './inviting/inviting.routes.ts'
import { joiningRoutes } from './joining/joining.routes.ts'
import { teamRoutes } from './joining/team.routes.ts'
import { landingRoutes } from './landing/landing.routes.ts'
import { trackingRoutes } from './tracking/tracking.routes.ts'
import { trackingFileRoutes } from './tracking/tracking-file.routes.ts'

export function awarenessRoutes(app: FastifyInstance, serve: Serve, parts: AwarenessParts): void {
  adminAwarenessRoutes(serve, parts)
  joiningRoutes(serve, parts)
  teamRoutes(serve, parts)
  editingRoutes(serve, parts)
  sharingRoutes(app, serve, parts)
  landingRoutes(serve, parts)
  areaRoutes(serve, parts)
  invitingRoutes(app, serve, parts)
  trackingFileRoutes(app, parts)
  trackingRoutes(serve, parts)
}
