import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ClickToPlayFilm } from './click-to-play-film.tsx'

const film = { kind: 'youtube', video: 'PankhDemo04' } as const
const draw = (isAsked: boolean) =>
  renderToStaticMarkup(
    <ClickToPlayFilm
      film={film}
      title="Calm corners"
      publicUrl="https://pankh.example"
      id="film-7"
      query="?film=7"
      isAsked={isAsked}
    />,
  )

it('is a link to the same page in the same language before a click, and loads nothing from YouTube', () => {
  const html = draw(false)
  expect(html).toContain('href="?film=7#film-7"')
  expect(html).not.toContain('youtube-nocookie')
})

it('is open where the address asks for it', () => {
  expect(draw(true)).toContain('src="https://www.youtube-nocookie.com/embed/PankhDemo04?')
})
