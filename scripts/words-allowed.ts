/** Files with texts for programmers or operators, and placeholders for what people wrote. */
export const FILES_ALLOWED: readonly [path: RegExp, why: string][] = [
  [
    /\.contract\.ts$|^src\/contract\/|^src\/platform\/http\/openapi\.ts$/,
    'described for programmers at /openapi.json',
  ],
  [/\.test\.tsx?$|\/testing\//, 'tests and their factories'],
  [/\.(?:queries|tables)\.ts$/, 'SQL'],
  [/\/kit-page/, 'the page of the kit, which is shown in development alone'],
  [/^src\/platform\/config\//, 'says to the operator what is wrong in the environment'],
  [/^src\/server\/(?:command-line|end-with-reason)\.ts$|^src\/server\/commands\//, 'speaks to the operator'],
  [/^src\/platform\/backup\//, 'speaks to the operator'],
  [/^src\/platform\/db\/(?:lock-folder|refused-by-server)\.ts$/, 'speaks to the operator'],
  [/^src\/(?:platform\/http\/metrics|server\/page-cache)\.ts$/, 'explains metrics to the operator'],
  [/\/example-\w+\.ts$/, 'what an empty page is drawn with, never shown'],
  [
    /\/starting-(?:terms|words)\.ts$/,
    'data that a new database begins with, in both languages, kept by administrators',
  ],
]

/** Texts that code contains for a reason. */
export const WORDS_ALLOWED: readonly [words: string, why: string][] = [
  ['Not started', 'a status on the wire, said by a message where it is shown'],
  ['In Progress', 'a status on the wire'],
  ['Completed', 'a status on the wire'],
  ['Live', 'a status on the wire'],
  ['openmoji.org', 'an address'],
  ['@layer tokens, base, kit, features;', 'a style'],
  ['Google', 'a name'],
  ['Outlook', 'a name'],
  ['not an error', 'a line of the log'],
]

/** The name of the product, as each language writes it. */
export const PRODUCT_NAMES: readonly string[] = ['Pankh', 'पंख']

/** Keys in which it is the word for a wing or a feather. */
export const KEYS_WITH_NAME: readonly string[] = ['about_heading', 'admin_banner_drawing_welcome']

/** Keys that read the same in every language. */
export const KEYS_THE_SAME: readonly string[] = [
  // Names of companies.
  'calendar_google',
  'calendar_outlook',
  'awareness_tracking_source_whatsapp',
  'awareness_tracking_source_facebook',
  'awareness_tracking_source_x',
  // In Latin letters in Hindi too.
  'topic_adhd',
  // Only parameters and signs.
  'page_title',
  'filter_search',
  'video_speed_times',
  'name_and_role',
  'admin_in_language',
  'table_refused',
  'count_capped',
  'resource_kind_with_pages',
  'resource_viewer_of',
  'resource_viewer_zoom',
  'quiz_legend',
]

/** Texts that were given with the product, to the letter. */
export const KEYS_AS_GIVEN: readonly string[] = [
  'field_email_required',
  'field_names_required',
  'field_blank',
  'field_required',
  'not_found_unknown',
  'auth_terms',
  'product_tagline',
  // The name of a council.
  'passport_not_cre',
]

/** Files whose texts only administrators and organisers read. */
export const FOR_OPERATORS =
  /\/admin\/|\/admin-|^src\/features\/administration\/|^src\/foundation\/(?:admin|audit|metrics|settings|taxonomy|search-words)|^seeds\//
