/** The pages on which the administration shows a thing, by its kind; other kinds have no page of their own. */
const pages: Readonly<Record<string, string>> = {
  person: '/admin/people/',
  event: '/admin/events/',
  speaker: '/admin/speakers/',
  series: '/admin/series/',
  program: '/admin/certificate-programs/',
  'awareness-program': '/admin/awareness-programs/',
  banner: '/admin/banners/',
}

/** Undefined where there is none. A page of something that is gone says so itself. */
export function auditAddress({ kind, subject_id }: { kind: string; subject_id: number }): string | undefined {
  const page = pages[kind]
  return page === undefined ? undefined : `${page}${subject_id}`
}
