import type { LogoId } from './logos';

/** The techstack tabs of the detail pages (docs/requirements.md, "Detail pages"); the first is open by default. */
export const techstackTabs: readonly { id: string; label: string; logos: readonly LogoId[] }[] = [
  {
    id: 'frontend',
    label: 'Frontend',
    logos: ['react', 'redux', 'javascript', 'typescript', 'tailwindcss', 'bootstrap', 'sass', 'jquery', 'css', 'html'],
  },
  {
    id: 'backend',
    label: 'Backend',
    logos: ['dotnet-core', 'csharp', 'aspnet', 'web-api', 'mvc', 'nodejs', 'adonet', 'ajax'],
  },
  {
    id: 'servers',
    label: 'Servers',
    logos: ['sql-server', 'postgresql', 'nginx', 'iis', 'windows-server'],
  },
  {
    id: 'cloud',
    label: 'Cloud',
    logos: ['aws', 'azure', 'google-cloud'],
  },
  {
    id: 'devops',
    label: 'DevOps',
    logos: ['git', 'github-actions', 'azure-devops', 'docker', 'kubernetes', 'terraform'],
  },
  {
    id: 'power-apps',
    label: 'Power Apps',
    logos: ['power-apps', 'power-automate', 'dataverse', 'power-bi', 'sharepoint', 'microsoft-teams'],
  },
];
