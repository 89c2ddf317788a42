import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProgram } from '../../engines/driver/end-program.ts';
import { freePort } from '../free-port.ts';

/** Debian packages: `wordpress wordpress-theme-twentytwentythree php-cli php-mysql mariadb-server`. */
const PROGRAM = '/usr/share/wordpress';
const THEME = 'twentytwentythree';
const DATABASE = 'wordpress';
const STARTS_WITHIN_MS = 30_000;

export const WORDPRESS_ADMIN = { name: 'proprietara', password: 'proba-de-wordpress-1' };

export interface Wordpress {
  url: string;
  /** PHP's errors and warnings. */
  complaints(): string;
  /** Rows of a single column. */
  query(sql: string): string[];
  stop(): Promise<void>;
}

/** Names of the packages and programs this machine lacks for WordPress. */
export const missingForWordpress = (): string[] =>
  Object.entries({
    WordPress: existsSync(join(PROGRAM, 'wp-settings.php')),
    [`its theme ${THEME}`]: existsSync(join(PROGRAM, 'wp-content/themes', THEME)),
    'PHP with mysqli': runs('php', ['-r', "exit(extension_loaded('mysqli') ? 0 : 1);"]),
    MariaDB: runs('mariadbd', ['--version']),
  })
    .filter(([, isThere]) => !isThere)
    .map(([name]) => name);

const runs = (program: string, args: string[]) => spawnSync(program, args).status === 0;

/**
 * A new WordPress site with its own database. It makes no network requests, has Romanian plug-in texts, and
 * sends visitors a strict policy.
 * @param embed origin that the policy allows
 */
export async function startWordpress(embed: string): Promise<Wordpress> {
  // A socket's path is limited to about a hundred characters.
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-wp-'));
  const site = join(dir, 'site');
  const socket = join(dir, 'db.sock');
  const errors = join(dir, 'php.log');
  cpSync(PROGRAM, site, { recursive: true, dereference: true });
  mkdirSync(join(site, 'wp-content/mu-plugins'));
  writeFileSync(join(site, 'wp-config.php'), configuration(socket, errors));
  writeFileSync(join(site, 'wp-content/mu-plugins/site.php'), siteOwn(embed));
  writeFileSync(join(site, 'wp-content/mu-plugins/own.js'), OWN_SCRIPT);

  const query = (sql: string) =>
    execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-Ne', sql], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
      .split('\n')
      .filter(Boolean);
  const database = startDatabase(dir, socket);
  const port = await freePort();
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site], {
    // The editor makes many parallel requests.
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilAnswers('the database', () => query('select 1'));
    query(`create database ${DATABASE}`);
    await untilAnswers('PHP', async () => fetch(`${url}/readme.html`));
    await install(url);
  } catch (error) {
    await stop();
    throw error;
  }

  async function stop() {
    await endWorkers(server);
    await endProgram(database);
    rmSync(dir, { recursive: true, force: true, maxRetries: 10 });
  }
  return {
    url,
    complaints: () => (existsSync(errors) ? readFileSync(errors, 'utf8') : ''),
    query: (sql) => query(`use ${DATABASE}; ${sql}`),
    stop,
  };
}

function startDatabase(dir: string, socket: string): ChildProcess {
  const data = join(dir, 'data');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  execFileSync('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...user,
  ]);
  const places = [`--datadir=${data}`, `--socket=${socket}`, `--pid-file=${join(dir, 'pid')}`];
  return spawn('mariadbd', ['--no-defaults', ...places, '--skip-networking', ...user], {
    stdio: 'ignore',
  });
}

/** The server's workers are separate processes in its group. */
async function endWorkers(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || !server.pid) return;
  const gone = once(server, 'exit');
  process.kill(-server.pid);
  await gone;
}

async function untilAnswers(name: string, ask: () => unknown): Promise<void> {
  const end = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error(`${name} did not start`, { cause: error });
      await wait(200);
    }
  }
}

async function install(url: string): Promise<void> {
  const { name, password } = WORDPRESS_ADMIN;
  const form = {
    ...{ weblog_title: 'Salonul Exemplu', user_name: name, admin_email: 'salon@exemplu.ro' },
    ...{ admin_password: password, admin_password2: password, pw_weak: '1', blog_public: '0' },
  };
  const answer = await fetch(`${url}/wp-admin/install.php?step=2`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const page = await answer.text();
  if (!page.includes('wp-login.php')) throw new Error(`WordPress was not installed:\n${page}`);
}

const configuration = (socket: string, errors: string) => `<?php
define( 'DB_NAME', '${DATABASE}' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEFAULT_THEME', '${THEME}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${errors}' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $kind ) {
	define( $kind . '_KEY', 'trial-' . $kind );
	define( $kind . '_SALT', 'salt-' . $kind );
}
$table_prefix = 'wp_';
define( 'ABSPATH', __DIR__ . '/' );
require ABSPATH . 'wp-settings.php';
`;

/** The site's script: prefills the form and writes the reference it receives into the page. */
const OWN_SCRIPT = `
window.SiteQuiz = window.SiteQuiz || function () { (SiteQuiz.q = SiteQuiz.q || []).push(arguments); };
SiteQuiz('prefill', { email: 'ana@exemplu.ro' });
SiteQuiz('on', 'submit', function (detail) { document.documentElement.dataset.told = detail.ref; });
`;

const siteOwn = (embed: string) => `<?php
add_filter( 'locale', fn() => 'ro_RO' );
add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_script( 'own', content_url( 'mu-plugins/own.js' ) ) );
add_action( 'send_headers', function () {
	if ( is_user_logged_in() ) {
		return;
	}
	header( "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'self'; img-src 'self' data:; font-src 'self'; style-src 'self'; script-src 'self' ${embed}; frame-src ${embed}; require-trusted-types-for 'script'" );
} );
`;
