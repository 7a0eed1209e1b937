import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAddressId } from '#contract/wire.ts'
import { loadQuiz } from './load-quiz.ts'
import { QuizBarrier } from './quiz-barrier.tsx'
import { QuizView } from './quiz-view.tsx'

/** The quiz of a module, for participants of its program. */
export const Route = createFileRoute('/_default/certificate-programs/quiz/$module')({
  // An attempt made elsewhere must never appear outdated, not even briefly.
  gcTime: 0,
  loader: ({ context, params: { module } }) => {
    if (!isAddressId(module)) throw notFound()
    return loadQuiz(context, module)
  },
  component: QuizPage,
})

function QuizPage() {
  const loaded = Route.useLoaderData()
  if (loaded.kind === 'barred') return <QuizBarrier {...loaded} />
  return <QuizView key={loaded.quiz.module.id} quiz={loaded.quiz} />
}
