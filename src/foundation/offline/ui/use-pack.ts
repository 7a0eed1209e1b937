import { useEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import type { Pack } from '../device/device-store.ts'
import { packName, packOf, removePack } from '../device/packs.ts'
import {
  PackFailed,
  type PackPlan,
  type PackProblem,
  roomLeft,
  savePack,
  sizeOf,
} from '../device/save-pack.ts'
import { publishDevice, useDeviceNews } from './device-news.ts'
import type { SaveOfflineProps } from './save-offline-props.ts'

type State =
  | { is: 'nothing' | 'looking' }
  | { is: 'asking'; plan: PackPlan }
  | { is: 'saving'; done: number; size: number }
  | { is: 'saved'; pack: Pack }

const labels: Record<PackProblem, () => string> = {
  full: m.offline_problem_full,
  network: m.offline_problem_network,
  stopped: m.offline_problem_stopped,
  forbidden: m.offline_problem_forbidden,
}

const isPossible = () => 'caches' in globalThis && 'indexedDB' in globalThis

/** Saves one pack to this device and removes it. */
export function usePack({ kind, thing, makePlan }: SaveOfflineProps, user_id: number | undefined) {
  const [state, setState] = useState<State>({ is: 'nothing' })
  const [problem, setProblem] = useState<string>()
  const saving = useRef<AbortController>(undefined)
  const name = user_id === undefined ? undefined : packName({ user_id, kind, thing })

  const see = async () => {
    const pack = name === undefined ? undefined : await packOf(name)
    setState((before) => {
      if (pack) return { is: 'saved', pack }
      return before.is === 'saved' ? { is: 'nothing' } : before
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the pack and its person
  useEffect(() => void see(), [name])
  useDeviceNews(() => void see())
  useEffect(() => () => saving.current?.abort(), [])

  async function look() {
    setProblem(undefined)
    if (!isPossible()) return setProblem(m.offline_problem_forbidden())
    setState({ is: 'looking' })
    const plan = await makePlan()
    if (!plan) {
      setProblem(m.offline_problem_network())
      return setState({ is: 'nothing' })
    }
    const room = await roomLeft()
    if (room !== undefined && room < sizeOf(plan)) {
      setProblem(m.offline_problem_full())
      return setState({ is: 'nothing' })
    }
    setState({ is: 'asking', plan })
  }

  async function save(plan: PackPlan) {
    if (user_id === undefined) return
    const stopping = new AbortController()
    saving.current = stopping
    const size = sizeOf(plan)
    setState({ is: 'saving', done: 0, size })
    try {
      const pack = await savePack(plan, {
        user_id,
        signal: stopping.signal,
        onProgress: (done) => setState({ is: 'saving', done: Math.min(done, size), size }),
      })
      setState({ is: 'saved', pack })
      publishDevice()
    } catch (fault) {
      setProblem(labels[fault instanceof PackFailed ? fault.problem : 'network']())
      setState({ is: 'nothing' })
    }
  }

  function stop() {
    saving.current?.abort()
    if (state.is === 'asking') setState({ is: 'nothing' })
  }

  async function remove() {
    if (name !== undefined) await removePack(name)
    setState({ is: 'nothing' })
    publishDevice()
  }
  return { state, problem, look, save, stop, remove }
}
