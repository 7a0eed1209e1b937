import PptxGenJS from 'pptxgenjs'
import { describe, expect, it } from 'vitest'
import { readSlides } from './read-slides.ts'

const DOT =
  'image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function fileOf(fill: (deck: PptxGenJS) => void): Promise<Blob> {
  const deck = new PptxGenJS()
  fill(deck)
  return new Blob([(await deck.write({ outputType: 'arraybuffer' })) as ArrayBuffer])
}

describe('a PowerPoint file as slides', () => {
  it('has the words of each slide, the first of them as its title', async () => {
    const slides = await readSlides(
      await fileOf((deck) => {
        deck.addSlide().addText('First, then', { x: 1, y: 1 }).addText('First & second', { x: 1, y: 2 })
        deck.addSlide().addText('पहले–फिर', { x: 1, y: 1 })
      }),
    )
    expect(slides).toEqual([
      { title: 'First, then', points: [{ text: 'First & second', level: 0 }], tables: [], pictures: [] },
      { title: 'पहले–फिर', points: [], tables: [], pictures: [] },
    ])
  })

  it('has its pictures with what they show, and its tables', async () => {
    const [slide] = await readSlides(
      await fileOf((deck) => {
        const made = deck.addSlide()
        made.addText('Plan', { x: 1, y: 1 })
        made.addImage({ data: DOT, x: 1, y: 1, w: 1, h: 1, altText: 'A blue dot' })
        made.addTable(
          [
            [{ text: 'Day' }, { text: 'Step' }],
            [{ text: 'Monday' }, { text: 'Wash' }],
          ],
          { x: 1, y: 3 },
        )
      }),
    )
    expect(slide?.pictures).toMatchObject([{ alt: 'A blue dot', picture: { type: 'image/png' } }])
    expect(slide?.tables).toEqual([
      [
        ['Day', 'Step'],
        ['Monday', 'Wash'],
      ],
    ])
  })

  it('leaves out slides that its maker hides', async () => {
    const slides = await readSlides(
      await fileOf((deck) => {
        deck.addSlide().addText('Shown', { x: 1, y: 1 })
        const hidden = deck.addSlide()
        hidden.addText('Not yet', { x: 1, y: 1 })
        hidden.hidden = true
      }),
    )
    expect(slides.map(({ title }) => title)).toEqual(['Shown'])
  })

  it('fails where it is none', async () => {
    await expect(readSlides(new Blob(['PK, but no archive']))).rejects.toThrow()
  })
})
