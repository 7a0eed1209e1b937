/** Test hosts: their events belong to the test project. */
const FOR_TRIALS =
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.(localhost|local)$|(^|[.-])(test|testing|staging)([.-]|$)/

/** Which of the two Amplitude projects the events of this address belong to. */
export function amplitudeProject(publicUrl: string): 'test' | 'production' {
  return FOR_TRIALS.test(new URL(publicUrl).hostname) ? 'test' : 'production'
}
