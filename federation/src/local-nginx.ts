import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isPortFree } from './is-port-free.ts';

/** The files that operators copy. */
const DEPLOY = join(dirname(fileURLToPath(import.meta.url)), '../../deploy');
const RECIPE = join(DEPLOY, 'nginx');
/** For a store in a bucket. */
const BUCKET_RECIPE = join(DEPLOY, 'bucket');
const MAPS = 'vitrina-maps';
const DOMAIN = 'exemplu.ro';
const STARTS_WITHIN_MS = 10_000;

interface LocalNginxOptions {
  /** Empty folder for this nginx. */
  dir: string;
  /** The release store: a folder, or a bucket's address without a trailing slash. */
  store: string;
  /** For https; default: a free one. */
  port?: number;
  /** Ports of the backend on this machine. */
  ports?: { api?: number; files?: number };
}

/** A running nginx with the files of `deploy/nginx`; ports are this machine's. */
export interface LocalNginx {
  port: number;
  /** Of plain http, which redirects to https. */
  httpPort: number;
  /** Folder of configuration and logs. */
  dir: string;
  /** Self-signed certificate file. */
  certificate: string;
  /** Origin of a name below the domain (`shop`), or of the domain. */
  origin(name?: string): string;
  /** For a bucket: fetches its maps like the timer, and reloads if they changed. @returns its output */
  fetchMaps(): Promise<string>;
  /** Runs `nginx -t` or another command. @returns its output */
  control(...args: string[]): string;
  /**
   * Reads the configuration again. Resolves once the old workers are gone, which answer beside the new ones
   * until then.
   * @throws Error when they still serve a connection after ten seconds
   */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether nginx and openssl are installed. */
export const hasNginx = (): boolean =>
  spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;

/**
 * Starts nginx with exactly the files of `deploy/nginx`, inside a main file like Debian's; only ports,
 * paths and the certificate differ.
 * @throws Error with nginx's output when it does not start
 */
export async function startLocalNginx(options: LocalNginxOptions): Promise<LocalNginx> {
  const { dir } = options;
  const [port, httpPort] = [options.port ?? (await freePort()), await freePort()];
  const certificate = makeCertificate(dir);
  writeRecipe(options, port, httpPort);
  const base = ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')];
  const env = {
    ...process.env,
    ...{ VITRINA_BUCKET: options.store, VITRINA_MAPS: join(dir, MAPS) },
    VITRINA_NGINX: ['nginx', ...base].join(' '),
  };
  // Asynchronous, because the bucket may be in this process.
  const fetchMaps = () => text(spawn(join(BUCKET_RECIPE, 'fetch-maps.sh'), { env }).stderr);
  if (isBucket(options.store)) await fetchMaps();
  const nginx = spawn('nginx', [...base, '-g', 'daemon off;'], { stdio: 'ignore' });
  await listening(nginx, port, () => readFileSync(join(dir, 'error.log'), 'utf8'));
  const control = (...args: string[]) =>
    spawnSync('nginx', [...base, ...args], { encoding: 'utf8' }).stderr;
  return {
    port,
    httpPort,
    dir,
    certificate,
    origin: (name) => `https://${name ? `${name}.` : ''}${DOMAIN}:${port}`,
    fetchMaps,
    control,
    async reload() {
      const old = childrenOf(nginx);
      const deadline = Date.now() + LONGEST_RELOAD_MS;
      control('-s', 'reload');
      while (childrenOf(nginx).some((pid) => old.includes(pid))) {
        if (Date.now() > deadline) throw new Error('An old worker of nginx does not end.');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop: () =>
      new Promise((resolve) => {
        if (nginx.exitCode !== null) return resolve();
        nginx.once('exit', () => resolve());
        nginx.kill('SIGTERM');
      }),
  };
}

const LONGEST_RELOAD_MS = 10_000;

/** Process ids of nginx's workers. */
const childrenOf = ({ pid }: ChildProcess): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

const isBucket = (store: string): boolean => /^https?:/.test(store);

function writeRecipe({ dir, store, ports }: LocalNginxOptions, port: number, http: number): void {
  for (const folder of ['tmp', 'log', 'acme']) mkdirSync(join(dir, folder), { recursive: true });
  cpSync(RECIPE, dir, { recursive: true });
  if (isBucket(store)) {
    cpSync(join(BUCKET_RECIPE, 'vitrina-pages.conf'), join(dir, 'conf.d/vitrina-pages.conf'));
    for (const name of ['vitrina-bucket.conf', 'vitrina-gone.conf'])
      cpSync(join(BUCKET_RECIPE, name), join(dir, 'snippets', name));
    rmSync(join(dir, 'conf.d/vitrina-embed.conf'));
  }
  const changes: [from: string | RegExp, to: string][] = [
    [/^ *listen \[::\]:.*\n/gm, ''],
    [/listen 443\b/g, `listen 127.0.0.1:${port}`],
    [/listen 80\b/g, `listen 127.0.0.1:${http}`],
    [/127\.0\.0\.1:4110\b/g, `127.0.0.1:${ports?.api ?? 4110}`],
    [/127\.0\.0\.1:4111\b/g, `127.0.0.1:${ports?.files ?? 4111}`],
    [/(https:\/\/(?:embed\.)?exemplu\.ro)"/g, `$1:${port}"`],
    [/\/srv\/vitrina(?=\/|;)/g, store],
    [/https:\/\/vitrina-releases\.[a-z0-9.-]+/g, store],
    [`/etc/nginx/${MAPS}/`, `${join(dir, MAPS)}/`],
    ['/etc/letsencrypt/live/exemplu.ro/', `${dir}/`],
    ['/var/log/nginx/', `${join(dir, 'log')}/`],
    ['/var/lib/vitrina/maps/', `${join(dir, 'sites')}/`],
    ['/var/www/html', join(dir, 'acme')],
  ];
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.conf')) continue;
    const text = readFileSync(join(dir, name), 'utf8');
    const here = changes.reduce((now, [from, to]) => now.replaceAll(from, to), text);
    writeFileSync(join(dir, name), here);
  }
  writeFileSync(join(dir, 'nginx.conf'), mainFile(dir));
}

/** Settings from Debian's own file, so that none is set twice. */
function mainFile(dir: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(dir, 'tmp', name)};`)
    .join('\n');
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
pid ${join(dir, 'pid')};
events {}
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log off;
  gzip on;
${temporary}
  include conf.d/*.conf;
}
`;
}

/**
 * Makes a certificate for every name of the domain, unless it exists.
 * @returns the certificate, which is also its own authority
 * @throws Error when openssl fails
 */
export function makeCertificate(dir: string): string {
  const file = join(dir, 'fullchain.pem');
  if (existsSync(file)) return file;
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...[
        '-days',
        '2',
        '-subj',
        `/CN=${DOMAIN}`,
        '-keyout',
        join(dir, 'privkey.pem'),
        '-out',
        file,
      ],
      ...['-addext', `subjectAltName=DNS:${DOMAIN},DNS:*.${DOMAIN}`],
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`openssl made no certificate:\n${made.stderr}`);
  return file;
}

async function listening(nginx: ChildProcess, port: number, log: () => string): Promise<void> {
  const end = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < end && nginx.exitCode === null) {
    if (await answers(port)) return;
    await wait(20);
  }
  nginx.kill();
  throw new Error(`nginx did not start:\n${log()}`);
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Below the system's ephemeral ports, and above the blocks of whole platforms. */
async function freePort(): Promise<number> {
  const port = randomInt(26_500, 32_700);
  return (await isPortFree(port)) ? port : freePort();
}
