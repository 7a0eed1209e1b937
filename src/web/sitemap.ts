import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** Every address of the product beside the page that serves it (spec section 2, routes). */
export const sitemap = rootRoute('web/root.tsx', [
  layout('default', 'web/layouts/default-layout.tsx', [
    index('features/events/ui/catalogue/events-page.tsx'),
    route('/events/details/$id', 'features/events/ui/details/event-page.tsx'),
    route('/events/details/{-$id}/thankyou/{-$type}', 'features/events/ui/registering/thank-you-page.tsx'),
    route('/events/on-demand/{-$eventname}/{-$eventid}', 'features/events/ui/film/on-demand-page.tsx'),
    route('/about', 'web/pages/about-page.tsx'),
    route('/report/$kind/$id', 'foundation/moderation/ui/report-page.tsx'),
    route('/profile', 'foundation/accounts/ui/profile-page.tsx'),
    route('/profile/edit', 'foundation/accounts/ui/edit-profile-page.tsx'),
    route('/profile/preferences', 'foundation/accounts/ui/preferences-page.tsx'),
    route('/admin', 'features/administration/ui/admin-frame-page.tsx', [
      index('features/administration/ui/admin-home-page.tsx'),
      route('/events', 'features/events/ui/admin/admin-events-page.tsx'),
      route('/events/new', 'features/events/ui/admin/admin-new-event-page.tsx'),
      route('/events/$id', 'features/events/ui/admin/admin-event-page.tsx'),
      route('/events/$id/film', 'features/events/ui/admin/admin-film-page.tsx'),
      route('/events/$id/registrations', 'features/events/ui/admin/admin-registrations-page.tsx'),
      route('/events/$id/certificates', 'features/certificates/ui/admin/admin-certificates-page.tsx'),
      route(
        '/events/$id/certificates/$certificate',
        'features/certificates/ui/admin/admin-certificate-page.tsx',
      ),
      route('/events/$id/hosts', 'features/events/ui/admin/admin-hosts-page.tsx'),
      route('/events/$id/feedback', 'features/events/ui/admin/admin-questions-page.tsx'),
      route('/events/$id/feedback/reviews', 'features/events/ui/admin/admin-reviews-page.tsx'),
      route('/speakers', 'features/events/ui/admin/admin-speakers-page.tsx'),
      route('/speakers/new', 'features/events/ui/admin/admin-new-speaker-page.tsx'),
      route('/speakers/$id', 'features/events/ui/admin/admin-speaker-page.tsx'),
      route('/series', 'features/events/ui/admin/admin-series-page.tsx'),
      route('/series/new', 'features/events/ui/admin/admin-new-series-page.tsx'),
      route('/series/$id', 'features/events/ui/admin/admin-one-series-page.tsx'),
      route('/events/$id/preview/$language', 'features/events/ui/admin/admin-preview-page.tsx'),
      route('/counselling', 'features/counselling/ui/admin/admin-counselling-page.tsx'),
      route('/people', 'features/administration/ui/admin-people-page.tsx'),
      route('/reports', 'features/administration/ui/admin-reports-page.tsx'),
      route('/audit', 'features/administration/ui/admin-audit-page.tsx'),
    ]),
    route('/terms', 'foundation/legal/ui/terms-page.tsx'),
    route('/privacy', 'foundation/legal/ui/privacy-page.tsx'),
  ]),
  layout('basic', 'web/layouts/basic-layout.tsx', [
    route('/auth', 'foundation/accounts/ui/auth-page.tsx'),
    route('/auth/signup', 'foundation/accounts/ui/signup-page.tsx'),
    route('/auth/reset-password/{-$token}', 'foundation/accounts/ui/reset-password-page.tsx'),
    route('/certificates/$code', 'features/certificates/ui/certificate-page.tsx'),
    route(
      '/group-counselling/certificate/{-$topic}/{-$speakerId}/{-$username}/{-$date}/$email',
      'features/counselling/ui/counselling-certificate-page.tsx',
    ),
  ]),
  layout('empty', 'web/layouts/empty-layout.tsx', [
    route('/dev/kit', 'web/pages/kit-page.tsx'),
    route('/dev/outbox', 'foundation/notifications/ui/outbox-page.tsx'),
  ]),
])
