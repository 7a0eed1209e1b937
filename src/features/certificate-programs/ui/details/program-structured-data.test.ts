import { expect, it } from 'vitest'
import { exampleEvent, exampleModule, exampleProgram } from '../example-program.ts'
import { programStructuredData } from './program-structured-data.ts'

const SITE = 'https://pankh.example'
const program = exampleProgram([exampleModule(1, [exampleEvent(1)]), exampleModule(2, [])])

it('describes a course with its parts, and where it stands', () => {
  expect(JSON.parse(programStructuredData(program, SITE))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'Inclusive classrooms',
    description: 'Five small steps.',
    url: `${SITE}/certificate-programs/details/inclusive-classrooms/7`,
    image: [`${SITE}/art/together.svg`],
    teaches: ['Plan a calm lesson.'],
    provider: { '@type': 'Organization', url: `${SITE}/` },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT120M' },
    syllabusSections: [
      { '@type': 'Syllabus', name: 'Part 1', timeRequired: 'PT60M' },
      { '@type': 'Syllabus', name: 'Part 2' },
    ],
  })
})

it('lets no title end the script or open another', () => {
  const title = '</script><script>alert(1)</script><!-- '
  const text = programStructuredData({ ...program, title }, SITE)
  expect(text).not.toContain('<')
  expect(JSON.parse(text).name).toBe(title)
})
