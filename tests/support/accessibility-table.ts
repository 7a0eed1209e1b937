import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { Seen } from './visit-page.ts'

interface Attached {
  page: string
  viewer: string
  seen: Seen
}

/** Prints, at the end, the number of findings of each page in each look; a dot where it wasn't checked in that look. */
export default class AccessibilityTable implements Reporter {
  readonly #rows = new Map<string, Map<string, number>>()

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name !== 'checked page' || !body) continue
      const { page, viewer, seen }: Attached = JSON.parse(body.toString())
      const key = `${page} (${viewer})`
      const row = this.#rows.get(key) ?? new Map<string, number>()
      this.#rows.set(key, row)
      // A second try replaces the first.
      for (const [column, findings] of Object.entries(seen)) row.set(shortened(column), findings.length)
    }
  }

  onEnd(): void {
    if (this.#rows.size > 0) console.log(this.#table())
  }

  #table(): string {
    const columns = [...new Set([...this.#rows.values()].flatMap((row) => [...row.keys()]))].sort()
    const widest = Math.max(...[...this.#rows.keys()].map((name) => name.length))
    const letters = columns.map((_, at) => String(at + 1).padStart(3))
    const lines = [...this.#rows].map(([name, row]) => {
      const counts = columns.map((column) => String(row.get(column) ?? '·').padStart(3))
      return `${name.padEnd(widest)} ${counts.join('')}`
    })
    const sum = [...this.#rows.values()]
      .flatMap((row) => [...row.values()])
      .reduce((all, one) => all + one, 0)
    return [
      '',
      `Accessibility: ${this.#rows.size} pages, ${columns.length} looks, ${sum} findings`,
      ...columns.map((column, at) => `${String(at + 1).padStart(3)} = ${column}`),
      `${''.padEnd(widest)} ${letters.join('')}`,
      ...lines,
    ].join('\n')
  }

  /** False, so that another reporter prints the progress. */
  printsToStdio(): boolean {
    return false
  }
}

/** All reading preferences share one column. */
const shortened = (column: string) => column.replace(/, reading .*/, ', with a reading preference')
