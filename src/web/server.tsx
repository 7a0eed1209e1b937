import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'

/** Renders a page for one request. The process mounts it behind Fastify and hands in its context. */
export default { fetch: createStartHandler(defaultRenderHandler) }
