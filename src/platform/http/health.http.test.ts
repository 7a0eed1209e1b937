import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()

describe('the state of the process', () => {
  it('is told at /healthz, /readyz and /metrics', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ success: true, data: { status: 'up' } })
    expect((await test.app.inject('/readyz')).json()).toEqual({
      success: true,
      data: { status: 'ready', parts: { database: 'ok', storage: 'ok' } },
    })
    await test.app.inject('/v2/event/filter/')
    const metrics = await test.app.inject('/metrics')
    expect(metrics.headers['content-type']).toMatch(/^text\/plain/)
    expect(metrics.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/v2\/event\/filter\/",status="200"\} \d/,
    )
    expect(metrics.body).toContain('nodejs_eventloop_lag_seconds')
  })
})
