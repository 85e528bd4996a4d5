/** As much of package-lock.json (version 3) as is read here. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** What npm calls systems and processors (`process.platform`, `process.arch`), as such packages have them in their names. */
const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/**
 * Adds the packages of other systems that npm left out, and changes nothing else: native tools name one package for
 * each system, and a registry mirror may have those of its own system alone. npm then writes a lockfile that
 * `npm ci` refuses, here and on a colleague's Mac (npm/cli#4828).
 *
 * @param lock a parsed package-lock.json, which is changed in place.
 * @returns the names of the added packages; none for a complete lockfile.
 * @throws Error when a package asks for a range of versions: which one it takes, only a registry knows.
 */
export function completeLockfile(lock: Lockfile): string[] {
  const added: string[] = [];
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(lock, path, name)) continue;
      if (!/^\d+\.\d+\.\d+/.test(version)) {
        throw new Error(`package-lock.json: ${path} needs ${name}@${version}, and only an exact version can be added.`);
      }
      lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
      added.push(name);
    }
  }
  if (added.length > 0) {
    const sorted = Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
    lock.packages = Object.fromEntries(sorted);
  }
  return added;
}

/** Whether Node would find the package from there: in the folder itself, or in one above it. */
function isLocked({ packages }: Lockfile, from: string, name: string): boolean {
  for (let path = from; ; path = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1))) {
    if (`${path && `${path}/`}node_modules/${name}` in packages) return true;
    if (!path) return false;
  }
}

/** @parcel/watcher-darwin-arm64 is for `os: darwin, cpu: arm64`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu'> {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }) };
}
