import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { certificateProgramsContract } from '../certificate-programs.contract.ts'
import { courseRegistrationsContract } from '../course-registrations.contract.ts'
import { newestProgramContract } from '../newest-program.contract.ts'
import { programAddress } from '../program-address.contract.ts'
import { quizzesContract } from '../quizzes.contract.ts'
import { getProgram } from './details/get-program.ts'
import { listPrograms } from './details/list-programs.ts'
import { selectNewestProgram } from './details/program-facts.queries.ts'
import { answerQuiz } from './quizzes/answer-quiz.ts'
import { getQuiz } from './quizzes/get-quiz.ts'
import { getQuizPlace } from './quizzes/get-quiz-place.ts'
import { listRegisteredEvents } from './registering/list-registered-events.ts'
import { mailAgain } from './registering/mail-again.ts'
import { registerForEvents } from './registering/register-for-events.ts'

export function certificateProgramsRoutes(parts: RouteParts): void {
  servePrograms(parts)
  serveRegistering(parts)
  serveQuizzes(parts)
}

function servePrograms({ serve, viewers }: RouteParts): void {
  serve(certificateProgramsContract.listPrograms, async ({ db, query, language, now, ...call }) => {
    const { is_mine, page = 1, length = DEFAULT_LENGTH, ...filters } = query
    const isMine = is_mine === 'true'
    const viewer = isMine ? await viewers.loggedIn(call) : await viewers.viewerOf(call)
    return listPrograms(db, viewer, { filters, isMine, language, now, page, length })
  })

  serve(certificateProgramsContract.getProgram, async ({ db, params, language, now, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    return { data: await getProgram(db, viewer, { id: params.id, language, now }) }
  })

  serve(newestProgramContract.getNewestProgram, async ({ db, language }) => {
    const newest = await selectNewestProgram(db, language)
    return { data: newest ? { ...newest, address: programAddress(newest) } : null }
  })
}

function serveRegistering({ serve, viewers, limits }: RouteParts): void {
  serve(courseRegistrationsContract.registerForEvents, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { id: program_id, events: chosen = [], is_all: isAll = false, ...wishes } = body
    const asked = { program_id, chosen, isAll, ...wishes, language, now }
    const events = await registerForEvents(db, viewer, asked)
    const statuses = events.map(({ registration }) => registration.status)
    const registered = statuses.filter((status) => status === 'registered').length
    const waiting = statuses.filter((status) => status === 'waiting').length
    const sentences = [
      registered > 0 && m.course_registered({ registered }),
      waiting > 0 && m.course_waiting({ waiting }),
    ]
    return { data: { message: sentences.filter(Boolean).join(' '), events } }
  })

  serve(courseRegistrationsContract.mailCourseRegistration, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await mailAgain(db, viewer, { program_id: body.id, limits, now })
    return { data: { message: m.course_emailed() } }
  })

  serve(courseRegistrationsContract.listRegisteredEvents, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await listRegisteredEvents(db, viewer, { program_id: body.id, language, now }) }
  })
}

function serveQuizzes({ serve, viewers }: RouteParts): void {
  serve(quizzesContract.getQuizPlace, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    return { data: await getQuizPlace(db, viewer, { module_id: query.id, language }) }
  })

  serve(quizzesContract.getQuiz, async ({ db, query, language, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await getQuiz(db, viewer, { module_id: query.id, language, now }) }
  })

  serve(quizzesContract.answerQuiz, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { id: module_id, choices = [] } = body
    const result = await answerQuiz(db, viewer, { module_id, choices, language, now })
    const { right_count, questions_count } = result
    return { data: { ...result, message: m.quiz_correct_of({ right: right_count, count: questions_count }) } }
  })
}
