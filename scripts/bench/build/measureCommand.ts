import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Times in seconds. */
export interface Cost {
  wall: number;
  user: number;
  sys: number;
  /** Peak memory of the command and its children together, MB; 0 outside Linux. */
  peak: number;
  output: string;
}

/** Interval of memory samples, ms. */
const sampleInterval = 50;

/** Runs a command and measures it, including its children. @throws Error with the command's output if it fails */
export async function measureCommand(command: string[], cwd: string, env: Record<string, string> = {}): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const started = performance.now();
  // The builtin `times` of the shell includes all terminated children.
  const child = spawn('sh', ['-c', '"$@"; code=$?; times > "$TIMES"; exit $code', 'sh', ...command], {
    cwd,
    env: { ...process.env, ...env, TIMES: join(folder, 'times') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let peak = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const sampling = setInterval(() => (peak = Math.max(peak, readResidentMemory(child.pid))), sampleInterval);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sampling);
  const wall = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`${command.join(' ')} failed with exit code ${code}:\n${output.slice(-3000)}`);
  const [, children = ''] = readFileSync(join(folder, 'times'), 'utf8').split('\n');
  rmSync(folder, { recursive: true });
  const [user = 0, sys = 0] = [...children.matchAll(/\b(\d+)m([\d.]+)s/g)].map(
    ([, m, s]) => Number(m) * 60 + Number(s),
  );
  return { wall, user, sys, peak: peak / 1024, output };
}

/** Resident memory of a process and its descendants, KB. */
function readResidentMemory(root: number | undefined): number {
  if (root === undefined || process.platform !== 'linux') return 0;
  const children = new Map<number, number[]>();
  const resident = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      resident.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    } catch {
      // The process has ended in the meantime.
    }
  }
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce((total, child) => total + sum(child), resident.get(pid) ?? 0);
  return sum(root);
}
