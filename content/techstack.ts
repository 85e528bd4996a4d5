import type { LogoId } from './logos';

/** The techstack tabs of the detail pages (docs/requirements.md, "Detail pages"); the first is open by default. */
export const techstackTabs: readonly { id: string; label: string; note: string; logos: readonly LogoId[] }[] = [
  {
    id: 'frontend',
    label: 'Frontend',
    note: 'What runs in the browser. We start with HTML that works alone and add script where it saves a step.',
    logos: ['react', 'redux', 'javascript', 'typescript', 'tailwindcss', 'bootstrap', 'sass', 'jquery', 'css', 'html'],
  },
  {
    id: 'backend',
    label: 'Backend',
    note: 'C# or Node.js, one of the two for each system, so that a business rule is written once and tested there.',
    logos: ['dotnet-core', 'csharp', 'aspnet', 'web-api', 'mvc', 'nodejs', 'adonet', 'ajax'],
  },
  {
    id: 'servers',
    label: 'Servers',
    note: 'Databases, and the web servers in front of them. What is there is tuned first.',
    logos: ['sql-server', 'postgresql', 'nginx', 'iis', 'windows-server'],
  },
  {
    id: 'cloud',
    label: 'Cloud',
    note: 'Three providers, the same habits: infrastructure as code, the fewest permissions, an alarm on the bill.',
    logos: ['aws', 'azure', 'google-cloud'],
  },
  {
    id: 'devops',
    label: 'DevOps',
    note: 'How a change reaches production: built once, tested, released in small steps, and back again if it was wrong.',
    logos: ['git', 'github-actions', 'azure-devops', 'docker', 'kubernetes', 'terraform'],
  },
  {
    id: 'power-apps',
    label: 'Power Apps',
    note: 'For the tool that a department needs this month, kept in source control like everything else.',
    logos: ['power-apps', 'power-automate', 'dataverse', 'power-bi', 'sharepoint', 'microsoft-teams'],
  },
];
