import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** Every address of the product beside the page that serves it (spec section 2, routes). */
export const sitemap = rootRoute('web/root.tsx', [
  layout('default', 'web/layouts/default-layout.tsx', [
    index('features/events/ui/events-page.tsx'),
    route('/events/details/$id', 'features/events/ui/event-page.tsx'),
    route('/about', 'web/pages/about-page.tsx'),
  ]),
  layout('empty', 'web/layouts/empty-layout.tsx', [route('/dev/kit', 'web/pages/kit-page.tsx')]),
])
