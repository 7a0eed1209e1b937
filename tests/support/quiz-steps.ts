import type { Page } from '@playwright/test'
import { loggedIn } from './journeys.ts'
import { postCall } from './post-call.ts'

interface DemoQuiz {
  program_id: number
  module_id: number
  address: string
}

/** The quiz of the demo's course for teachers: three questions, of which two must be right. */
export async function quizOfDemo(page: Page): Promise<DemoQuiz> {
  const { data } = await (await page.request.get('/v2/event/course/list/')).json()
  const program = data.find(({ title }: { title: string }) => title === 'Inclusive classrooms')
  const module_id: number = program.modules[0].id
  return { program_id: program.id, module_id, address: `/certificate-programs/quiz/${module_id}` }
}

/** A new person, enrolled in the program of that quiz. */
export async function insideOfDemoQuiz(page: Page): Promise<DemoQuiz> {
  await loggedIn(page)
  const quiz = await quizOfDemo(page)
  await postCall(page.request, '/v2/event/registers/', { id: quiz.program_id, is_all: true })
  return quiz
}

/** A new person who has already tried the quiz, with one correct answer of three. */
export async function triedDemoQuiz(page: Page): Promise<DemoQuiz> {
  const quiz = await insideOfDemoQuiz(page)
  const asked = await page.request.get(`/v2/event/course/quiz/?id=${quiz.module_id}`)
  const { data }: { data: { questions: { choices: { id: number }[] }[] } } = await asked.json()
  const choices = data.questions.map((question, at) => question.choices[at === 2 ? 1 : 0]?.id)
  await postCall(page.request, '/v2/event/course/quiz/answer/', { id: quiz.module_id, choices })
  return quiz
}
