import { fileURLToPath } from 'node:url'

/**
 * The file of a thread's worker: in the source beside the module of that URL, in the bundle a separate entry beside every
 * chunk.
 */
export function workerFile(name: string, besideUrl: string): string {
  const ending = besideUrl.endsWith('.ts') ? 'ts' : 'js'
  return fileURLToPath(new URL(`./${name}.${ending}`, besideUrl))
}
