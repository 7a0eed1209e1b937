/** Hosts that people try things on: what is counted there belongs to the project for tests. */
const FOR_TRIALS =
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.(localhost|local)$|(^|[.-])(test|testing|staging)([.-]|$)/

/** Which of the two projects the analytics events of this address belong to. */
export function amplitudeProject(publicUrl: string): 'test' | 'production' {
  return FOR_TRIALS.test(new URL(publicUrl).hostname) ? 'test' : 'production'
}
