import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { newestBackupAt } from '../backup/backup-folder.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { freeDisk } from '../storage/free-disk.ts'
import { answersWithin } from './answers-within.ts'
import { createDatabaseGauges, type DatabaseGauge } from './database-gauges.ts'
import { isInProcess } from './http.ts'

/** A slower database counts as unavailable. */
const DATABASE_ANSWERS_WITHIN_MS = 1_000

/**
 * `/metrics` in the Prometheus text format: the process, its answers, its connections, its disk, and what each feature
 * reads from the database. It answers even if the database or storage is unavailable.
 */
export function serveMetrics(
  app: FastifyInstance,
  config: Config,
  { database, gauges = [] }: { database: Database; gauges?: readonly DatabaseGauge[] },
): void {
  const registry = new Registry()
  app.decorate('metrics', registry)
  collectDefaultMetrics({ register: registry })
  timeAnswers(app, registry)
  countConnections(registry, database)
  measureDisk(registry, config.dataFolder)
  if (config.backup) countBackups(registry, config.backup.folder)
  const isUp = new Gauge({
    name: 'pankh_database_up',
    help: 'Whether the database answers (1 or 0)',
    registers: [registry],
  })
  const readGauges = createDatabaseGauges(gauges, {
    db: database.db,
    freshMs: config.metrics.freshMs,
    log: app.log,
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(config, request.headers.authorization)) return reply.callNotFound()
    const answers = await answersWithin(database.ping, DATABASE_ANSWERS_WITHIN_MS)
    isUp.set(answers ? 1 : 0)
    const ofDatabase = answers ? await readGauges() : ''
    return reply.type(registry.contentType).send((await registry.metrics()) + ofDatabase)
  })
}

function timeAnswers(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isInProcess(app, request.headers)) return
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? '*',
      status: String(reply.statusCode),
    }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
}

/** The embedded database has no pool. */
function countConnections(registry: Registry, { pool }: Database): void {
  if (!pool) return
  new Gauge({
    name: 'pankh_database_connections',
    help: 'Connections of this process to the database server, by state; at most DATABASE_POOL',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    },
  })
  new Gauge({
    name: 'pankh_database_waiting',
    help: 'Statements and transactions of this process that wait for a free connection',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

function measureDisk(registry: Registry, folder: string): void {
  new Gauge({
    name: 'pankh_disk_size_bytes',
    help: 'Size of the disk of DATA_DIR',
    registers: [registry],
    async collect() {
      this.set((await freeDisk(folder)).size)
    },
  })
  new Gauge({
    name: 'pankh_disk_free_bytes',
    help: 'Free space for this process on the disk of DATA_DIR',
    registers: [registry],
    async collect() {
      this.set((await freeDisk(folder)).free)
    },
  })
}

/** 0 if there is no backup, so that a monitor of its age also raises an alarm. */
function countBackups(registry: Registry, folder: string): void {
  new Gauge({
    name: 'pankh_backup_last_success_timestamp_seconds',
    help: 'When the newest backup in BACKUP_FOLDER was made',
    registers: [registry],
    async collect() {
      const at = await newestBackupAt(folder).catch(() => undefined)
      this.set((at?.getTime() ?? 0) / 1000)
    },
  })
}

/**
 * Whether metrics may be read. In production that requires METRICS_TOKEN: behind a proxy on the same machine, everyone
 * looks local.
 */
function mayReadMetrics({ mode, metrics }: Config, authorization = ''): boolean {
  if (metrics.token === undefined) return mode !== 'production'
  const given = createHash('sha256').update(authorization).digest()
  return timingSafeEqual(given, createHash('sha256').update(`Bearer ${metrics.token}`).digest())
}
