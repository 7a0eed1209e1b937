/** Facts about a page besides its address; a missing one is false. */
export interface PageFacts {
  /**
   * The address is personal, or lets anyone who has it change something: the page is rendered per request, not indexed
   * by search engines, and not passed on as referrer. A string limits this to addresses with that query parameter.
   */
  isPersonal?: true | string
  /** Opening it isn't counted as an analytics event. */
  isUncounted?: true
  /** `/robots.txt` excludes it and what is below it. */
  isClosedToCrawlers?: true
  /** Always exists and is worth finding, so it's listed in `/sitemap.xml`, without its optional values. */
  isInSitemap?: true
  /** Public and worth reading again: a copy is stored on the device, by path alone or with the query. */
  offline?: 'path' | 'query'
  /** Its forms may lead to the site that shows Office files (`OFFICE_VIEWER`). */
  leadsToOfficeViewer?: true
  /** Shows a thing that can be saved on the device; the last path value is its id. */
  savedAs?: 'event' | 'resource'
}

export interface Page extends PageFacts {
  path: string
  /** The file, relative to `src/`. */
  file: string
  /** Pages nested in this one, which extend its path and inherit its facts. */
  pages?: readonly Page[]
}

export interface Frame {
  name: string
  file: string
  pages: readonly Page[]
}

const frame = (name: string, file: string, pages: Page[]): Frame => ({ name, file, pages })
const page = (path: string, file: string, facts: PageFacts & Pick<Page, 'pages'> = {}): Page => ({
  path,
  file,
  ...facts,
})

/**
 * Every address of the product, with the page that serves it and facts about that page. `$id` is a value, `{-$id}` an
 * optional one. Which query parameters change a page is defined by its `validateSearch`.
 */
export const sitemap: readonly Frame[] = [
  frame('default', 'web/layouts/default-layout.tsx', [
    page('/', 'features/events/ui/catalogue/events-page.tsx', { isInSitemap: true, offline: 'query' }),
    page('/events/details/$id', 'features/events/ui/details/event-page.tsx', {
      offline: 'path',
      savedAs: 'event',
    }),
    page('/events/details/{-$id}/thankyou/{-$type}', 'features/events/ui/registering/thank-you-page.tsx'),
    page('/events/on-demand/{-$eventname}/{-$eventid}', 'features/events/ui/film/on-demand-page.tsx', {
      offline: 'path',
      savedAs: 'event',
    }),
    page(
      '/certificate-programs/details/{-$certificateprogramname}/{-$certificateprogramid}',
      'features/certificate-programs/ui/details/program-page.tsx',
      { isInSitemap: true, offline: 'path' },
    ),
    page(
      '/certificate-programs/thank-you/{-$certificateprogramname}/{-$certificateprogramid}',
      'features/certificate-programs/ui/registering/thank-you-page.tsx',
    ),
    page('/search', 'features/search/ui/search-page.tsx', { isClosedToCrawlers: true }),
    page('/resource', 'features/resources/ui/catalogue/resources-page.tsx', {
      isInSitemap: true,
      offline: 'query',
    }),
    page('/resource/add', 'features/resources/ui/making/add-resource-page.tsx'),
    page('/resource/$title/{-$id}/edit', 'features/resources/ui/making/edit-resource-page.tsx'),
    page('/resource/$title/{-$id}/preview', 'features/resources/ui/viewer/preview-page.tsx', {
      savedAs: 'resource',
    }),
    page('/resource/$title/$id', 'features/resources/ui/details/resource-page.tsx', {
      offline: 'path',
      savedAs: 'resource',
    }),
    page('/programs', 'features/awareness-programs/ui/area/programs-page.tsx'),
    page('/programs/campaign/b/{-$programname}', 'features/awareness-programs/ui/joining/signup-b-page.tsx', {
      offline: 'path',
    }),
    page('/programs/campaign/$programname', 'features/awareness-programs/ui/joining/signup-a-page.tsx', {
      offline: 'path',
    }),
    page('/programs/campaign/$programname/$orgid', 'features/awareness-programs/ui/area/campaign-page.tsx'),
    page('/certificate-programs/quiz/$module', 'features/certificate-programs/ui/quizzes/quiz-page.tsx'),
    page(
      '/programs/campaign/$programname/$orgid/page',
      'features/awareness-programs/ui/editing/edit-landing-page.tsx',
    ),
    page(
      '/programs/campaign/$programname/$orgid/invite',
      'features/awareness-programs/ui/inviting/invite-page.tsx',
    ),
    page(
      '/programs/campaign/$programname/$orgid/tracking',
      'features/awareness-programs/ui/tracking/tracking-page.tsx',
    ),
    page(
      '/programs/individual/{-$programname}/{-$orgname}/{-$username}/$campaignid',
      'features/awareness-programs/ui/landing/landing-page.tsx',
      { isPersonal: 'invitation' },
    ),
    page('/my-pankh-page', 'web/pages/my-page/my-page.tsx'),
    page('/about', 'web/pages/about-page.tsx', { isInSitemap: true, offline: 'path' }),
    page('/help', 'web/pages/help-page.tsx', { isInSitemap: true, offline: 'path' }),
    page('/offline', 'foundation/offline/ui/offline-page.tsx'),
    page('/report/$kind/$id', 'foundation/moderation/ui/report-page.tsx'),
    page('/profile', 'foundation/accounts/ui/profile/profile-page.tsx'),
    page('/creator/{-$id}', 'web/pages/creator-page.tsx', { offline: 'path' }),
    page('/profile/followers', 'foundation/creators/ui/people/followers-page.tsx'),
    page('/profile/following', 'foundation/creators/ui/people/following-page.tsx'),
    page('/profile/edit', 'foundation/accounts/ui/profile/edit-profile-page.tsx'),
    page('/profile/edit/public', 'foundation/creators/ui/edit/edit-public-profile-page.tsx'),
    page('/profile/preferences', 'foundation/accounts/ui/profile/preferences-page.tsx'),
    page('/profile/privacy', 'foundation/privacy/ui/own-data-page.tsx'),
    page('/profile/privacy/delete', 'foundation/privacy/ui/delete-account-page.tsx'),
    page('/profile/notifications', 'foundation/notifications/ui/choices/choices-page.tsx'),
    page('/notifications', 'foundation/notifications/ui/notifications-page.tsx'),
    page('/admin', 'features/administration/ui/start/admin-frame-page.tsx', {
      isClosedToCrawlers: true,
      isUncounted: true,
      pages: [
        page('/', 'features/administration/ui/start/admin-home-page.tsx'),
        page('/events', 'features/events/ui/admin/editing/admin-events-page.tsx'),
        page('/events/new', 'features/events/ui/admin/editing/admin-new-event-page.tsx'),
        page('/events/$id', 'features/events/ui/admin/editing/admin-event-page.tsx'),
        page('/events/$id/film', 'features/events/ui/admin/film/admin-film-page.tsx'),
        page('/events/$id/registrations', 'features/events/ui/admin/people/admin-registrations-page.tsx'),
        page('/events/$id/certificates', 'features/certificates/ui/admin/admin-certificates-page.tsx'),
        page(
          '/events/$id/certificates/$certificate',
          'features/certificates/ui/admin/admin-certificate-page.tsx',
        ),
        page('/events/$id/hosts', 'features/events/ui/admin/people/admin-hosts-page.tsx'),
        page('/events/$id/feedback', 'features/events/ui/admin/feedback/admin-questions-page.tsx'),
        page('/events/$id/feedback/reviews', 'features/events/ui/admin/feedback/admin-reviews-page.tsx'),
        page('/speakers', 'features/events/ui/admin/speakers/admin-speakers-page.tsx'),
        page('/speakers/new', 'features/events/ui/admin/speakers/admin-new-speaker-page.tsx'),
        page('/speakers/$id', 'features/events/ui/admin/speakers/admin-speaker-page.tsx'),
        page('/series', 'features/events/ui/admin/speakers/admin-series-page.tsx'),
        page('/series/new', 'features/events/ui/admin/speakers/admin-new-series-page.tsx'),
        page('/series/$id', 'features/events/ui/admin/speakers/admin-one-series-page.tsx'),
        page('/events/$id/preview/$language', 'features/events/ui/admin/editing/admin-preview-page.tsx'),
        page('/certificate-programs', 'features/certificate-programs/ui/admin/admin-programs-page.tsx'),
        page(
          '/certificate-programs/new',
          'features/certificate-programs/ui/admin/admin-new-program-page.tsx',
        ),
        page('/certificate-programs/$id', 'features/certificate-programs/ui/admin/admin-program-page.tsx'),
        page(
          '/certificate-programs/$id/modules',
          'features/certificate-programs/ui/admin/modules/admin-modules-page.tsx',
        ),
        page(
          '/certificate-programs/$id/modules/new',
          'features/certificate-programs/ui/admin/modules/admin-new-module-page.tsx',
        ),
        page(
          '/certificate-programs/$id/modules/$module',
          'features/certificate-programs/ui/admin/modules/admin-module-page.tsx',
        ),
        page(
          '/certificate-programs/$id/modules/$module/questions/new',
          'features/certificate-programs/ui/admin/modules/admin-new-question-page.tsx',
        ),
        page(
          '/certificate-programs/$id/modules/$module/questions/$question',
          'features/certificate-programs/ui/admin/modules/admin-question-page.tsx',
        ),
        page(
          '/certificate-programs/$id/answers',
          'features/certificate-programs/ui/admin/admin-answers-page.tsx',
        ),
        page(
          '/certificate-programs/$id/people',
          'features/certificate-programs/ui/admin/people/admin-program-people-page.tsx',
        ),
        page(
          '/certificate-programs/$id/cohorts',
          'features/certificate-programs/ui/admin/people/admin-cohorts-page.tsx',
        ),
        page(
          '/certificate-programs/$id/cohorts/$cohort',
          'features/certificate-programs/ui/admin/people/admin-cohort-page.tsx',
        ),
        page(
          '/certificate-programs/$id/certificates',
          'features/certificates/ui/admin/programs/program-certificates-page.tsx',
        ),
        page(
          '/certificate-programs/$id/certificates/$certificate',
          'features/certificates/ui/admin/programs/program-certificate-page.tsx',
        ),
        page('/awareness-programs', 'features/awareness-programs/ui/admin/admin-awareness-page.tsx'),
        page('/awareness-programs/new', 'features/awareness-programs/ui/admin/admin-new-awareness-page.tsx'),
        page(
          '/awareness-programs/invitations',
          'features/awareness-programs/ui/admin/admin-invitations-page.tsx',
        ),
        page(
          '/awareness-programs/$id',
          'features/awareness-programs/ui/admin/admin-awareness-program-page.tsx',
        ),
        page('/awareness-programs/$id/steps', 'features/awareness-programs/ui/admin/admin-steps-page.tsx'),
        page(
          '/awareness-programs/$id/questions',
          'features/awareness-programs/ui/admin/admin-questions-page.tsx',
        ),
        page(
          '/awareness-programs/$id/campaigns',
          'features/awareness-programs/ui/admin/admin-campaigns-page.tsx',
        ),
        page('/banners', 'features/banners/ui/admin/admin-banners-page.tsx'),
        page('/banners/new', 'features/banners/ui/admin/admin-new-banner-page.tsx'),
        page('/banners/$id', 'features/banners/ui/admin/admin-banner-page.tsx'),
        page('/search-words', 'features/administration/ui/search-words/admin-search-words-page.tsx'),
        page('/search-words/$id', 'features/administration/ui/search-words/admin-word-group-page.tsx'),
        page('/taxonomy', 'features/administration/ui/taxonomy/admin-taxonomy-page.tsx'),
        page('/taxonomy/$list', 'features/administration/ui/taxonomy/admin-terms-page.tsx'),
        page('/taxonomy/$list/$id', 'features/administration/ui/taxonomy/admin-term-page.tsx'),
        page('/resources', 'features/resources/ui/admin/admin-resources-page.tsx'),
        page('/counselling', 'features/counselling/ui/admin/admin-counselling-page.tsx'),
        page('/numbers', 'features/administration/ui/metrics/admin-metrics-page.tsx'),
        page('/people', 'features/administration/ui/people/admin-people-page.tsx'),
        page('/people/$id', 'features/administration/ui/people/admin-person-page.tsx'),
        page('/reports', 'features/administration/ui/moderation/admin-reports-page.tsx'),
        page('/words', 'features/administration/ui/moderation/admin-words-page.tsx'),
        page('/audit', 'features/administration/ui/audit/admin-audit-page.tsx'),
        page('/mails', 'features/administration/ui/mails/admin-mails-page.tsx'),
        page('/mails/$id', 'features/administration/ui/mails/admin-mail-page.tsx'),
        page('/jobs', 'features/administration/ui/jobs/admin-jobs-page.tsx'),
        page('/privacy', 'features/administration/ui/privacy/admin-privacy-page.tsx'),
        page('/settings', 'features/administration/ui/settings/admin-settings-page.tsx'),
      ],
    }),
    page('/terms', 'foundation/legal/ui/terms-page.tsx', { isInSitemap: true, offline: 'path' }),
    page('/privacy', 'foundation/legal/ui/privacy-page.tsx', { isInSitemap: true, offline: 'path' }),
    page('/accessibility', 'foundation/legal/ui/accessibility-page.tsx', {
      isInSitemap: true,
      offline: 'path',
    }),
    page('/privacy/choices', 'foundation/analytics/ui/consent/choices-page.tsx', { isPersonal: true }),
    page('/reading', 'foundation/reading-preferences/ui/reading-preferences-page.tsx'),
  ]),
  frame('basic', 'web/layouts/basic-layout.tsx', [
    page('/auth', 'foundation/accounts/ui/auth/auth-page.tsx', { isClosedToCrawlers: true }),
    page('/auth/signup', 'foundation/accounts/ui/auth/signup-page.tsx'),
    page('/auth/reset-password/{-$token}', 'foundation/accounts/ui/auth/reset-password-page.tsx', {
      isPersonal: true,
    }),
    page('/programs/confirm/$token', 'features/awareness-programs/ui/landing/confirm-page.tsx', {
      isPersonal: true,
    }),
    page('/unsubscribe/$token', 'foundation/notifications/ui/choices/unsubscribe-page.tsx', {
      isPersonal: true,
    }),
    page('/invitations/stop/$token', 'features/awareness-programs/ui/inviting/stop-page.tsx', {
      isPersonal: true,
    }),
    page('/certificates/$code', 'features/certificates/ui/certificate-page.tsx'),
    page(
      '/group-counselling/certificate/{-$topic}/{-$speakerId}/{-$username}/{-$date}/$email',
      'features/counselling/ui/counselling-certificate-page.tsx',
      { isPersonal: true, isUncounted: true },
    ),
  ]),
  frame('empty', 'web/layouts/empty-layout.tsx', [
    page('/resource/$title/{-$id}/fileviewer', 'features/resources/ui/viewer/viewer-page.tsx', {
      savedAs: 'resource',
      leadsToOfficeViewer: true,
    }),
    page('/dev/kit', 'web/pages/kit-page.tsx', { isClosedToCrawlers: true, isUncounted: true }),
    page('/dev/outbox', 'foundation/mails/ui/outbox-page.tsx', {
      isClosedToCrawlers: true,
      isUncounted: true,
    }),
  ]),
]

/** Every page with its full path and facts. */
export const pages: readonly Page[] = sitemap.flatMap((one) => flat(one.pages))

function flat(inside: readonly Page[], above?: Page): Page[] {
  return inside.flatMap((one) => {
    const { pages: below, ...own } = one
    const { path, ...facts } = { ...above, ...own }
    const whole = { ...facts, path: above && path === '/' ? above.path : (above?.path ?? '') + path }
    return below ? flat(below, whole) : whole
  })
}
