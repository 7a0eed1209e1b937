import { expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()

it('the sizes of pictures are told to anybody, so often in a minute to one address', async () => {
  const ask = async (remoteAddress: string) =>
    (
      await test.app.inject({ url: '/v2/picture/size/list/?address=/pictures/none.webp', remoteAddress })
    ).json()
  for (let time = 0; time < 120; time += 1) expect((await ask('192.0.2.7')).data).toEqual([null])
  expect(await ask('192.0.2.7')).toMatchObject({ success: false, errors: [{ code: 'TooManyRequests' }] })
  expect((await ask('192.0.2.8')).data).toEqual([null])
})
