import { product } from '#contract/product.ts'
import { ownAddress } from '#ui-kit/page-address.tsx'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'
import { programAddress } from '../../program-address.contract.ts'

/**
 * Structured data for search engines (schema.org Course), as text for an application/ld+json script. Every `<` is
 * escaped, so that no title can end the script.
 */
export function programStructuredData(program: ProgramDetails, publicUrl: string): string {
  const { title, summary, text_language, minutes, modules, outcomes, for_whom, picture } = program
  const url = ownAddress(publicUrl, programAddress(program))
  const provider = { '@type': 'Organization', name: product.name, url: `${publicUrl}/` }
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: title,
    description: summary || undefined,
    url,
    image: [new URL(picture, `${publicUrl}/`).href],
    inLanguage: text_language,
    provider,
    teaches: outcomes.length > 0 ? outcomes : undefined,
    audience: for_whom ? { '@type': 'Audience', audienceType: for_whom } : undefined,
    educationalCredentialAwarded: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'certificate',
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${minutes}M`,
      instructor: program.teachers.map(({ name, designation }) => ({
        '@type': 'Person',
        name,
        jobTitle: designation,
      })),
    },
    syllabusSections: modules.map((module) => ({
      '@type': 'Syllabus',
      name: module.module_name,
      description: module.description || undefined,
      timeRequired: `PT${module.minutes}M`,
    })),
  }
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}
