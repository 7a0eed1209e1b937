import { createFileRoute, Outlet } from '@tanstack/react-router'

/** No bars at all: viewers, embeds and the kit's page. */
export const Route = createFileRoute('/_empty')({ component: Outlet })
