/**
 * A technology, product or company that a page names with its logo.
 * Sources and licences of the files: public/logos/SOURCES.md.
 */
export interface Logo {
  /** The name as its maker writes it (the home page's techstack keeps the requirements' spelling). */
  readonly name: string;
  /** The logo in its own colours. Without it there is no logo to be had: set the name in type. */
  readonly file?: string;
  /**
   * The size in px at which the logo looks as heavy as its neighbours in a strip with lines of about 40 px:
   * wordmarks lower, square marks taller. It keeps the file's aspect ratio, so the page can reserve the space.
   */
  readonly width?: number;
  readonly height?: number;
  /**
   * The logo in one colour on nothing, its white parts cut out: for strips without hover and CSS masks.
   * It comes with every `file` and fills the same `width` by `height`, so one can lie on the other.
   */
  readonly mono?: string;
  /** The logo spells its name: the name is not set beside it. */
  readonly wordmark?: boolean;
  /** A Phosphor icon by name for a technology without a logo, of which `npm run assets` makes a mark. */
  readonly sign?: string;
}

/** Every logo by its id. */
// prettier-ignore
export const logos = {
  // Frontend
  react: { name: 'React', file: '/logos/react.svg', width: 40, height: 36, mono: '/logos/mono/react.svg' },
  redux: { name: 'Redux', file: '/logos/redux.svg', width: 40, height: 38, mono: '/logos/mono/redux.svg' },
  javascript: { name: 'JavaScript', file: '/logos/javascript.svg', width: 32, height: 32, mono: '/logos/mono/javascript.svg' },
  bootstrap: { name: 'Bootstrap', file: '/logos/bootstrap.svg', width: 39, height: 31, mono: '/logos/mono/bootstrap.svg' },
  jquery: { name: 'jQuery', file: '/logos/jquery.svg', width: 40, height: 38, mono: '/logos/mono/jquery.svg' },
  sass: { name: 'Sass', file: '/logos/sass.svg', width: 47, height: 35, mono: '/logos/mono/sass.svg' },
  tailwindcss: { name: 'Tailwind CSS', file: '/logos/tailwindcss.svg', width: 52, height: 31, mono: '/logos/mono/tailwindcss.svg' },
  css: { name: 'CSS', file: '/logos/css.svg', width: 32, height: 32, mono: '/logos/mono/css.svg' },
  html: { name: 'HTML', file: '/logos/html.svg', width: 30, height: 34, mono: '/logos/mono/html.svg' },
  typescript: { name: 'TypeScript', file: '/logos/typescript.svg', width: 32, height: 32, mono: '/logos/mono/typescript.svg' },

  // Backend
  'dotnet-core': { name: '.NET Core', file: '/logos/dotnet-core.svg', width: 36, height: 36, mono: '/logos/mono/dotnet-core.svg' },
  csharp: { name: 'C#', file: '/logos/csharp.svg', width: 31, height: 36, mono: '/logos/mono/csharp.svg' },
  'web-api': { name: 'Web API', sign: 'plugs' },
  mvc: { name: 'MVC', sign: 'stack' },
  aspnet: { name: 'ASP.NET', sign: 'browser' },
  adonet: { name: 'ADO.NET', sign: 'database' },
  nodejs: { name: 'Node.js', file: '/logos/nodejs.svg', width: 33, height: 37, mono: '/logos/mono/nodejs.svg' },
  ajax: { name: 'AJAX', sign: 'arrows-clockwise' },

  // Servers
  'sql-server': { name: 'SQL Server', file: '/logos/sql-server.svg', width: 37, height: 41, mono: '/logos/mono/sql-server.svg' },
  iis: { name: 'IIS', sign: 'globe-hemisphere-west' },
  'windows-server': { name: 'Windows Server', sign: 'hard-drives' },
  nginx: { name: 'NGINX', file: '/logos/nginx.svg', width: 31, height: 35, mono: '/logos/mono/nginx.svg' },
  postgresql: { name: 'PostgreSQL', file: '/logos/postgresql.svg', width: 35, height: 36, mono: '/logos/mono/postgresql.svg' },

  // Cloud
  aws: { name: 'Amazon Web Services', file: '/logos/aws.svg', width: 55, height: 33, mono: '/logos/mono/aws.svg' },
  azure: { name: 'Microsoft Azure Cloud', file: '/logos/azure.svg', width: 36, height: 34, mono: '/logos/mono/azure.svg' },
  'google-cloud': { name: 'Google Cloud Platform', file: '/logos/google-cloud.svg', width: 40, height: 32, mono: '/logos/mono/google-cloud.svg' },

  // DevOps
  'azure-devops': { name: 'Azure DevOps', file: '/logos/azure-devops.svg', width: 37, height: 37, mono: '/logos/mono/azure-devops.svg' },
  'github-actions': { name: 'GitHub Actions', file: '/logos/github-actions.svg', width: 38, height: 38, mono: '/logos/mono/github-actions.svg' },
  docker: { name: 'Docker', file: '/logos/docker.svg', width: 44, height: 32, mono: '/logos/mono/docker.svg' },
  kubernetes: { name: 'Kubernetes', file: '/logos/kubernetes.svg', width: 35, height: 34, mono: '/logos/mono/kubernetes.svg' },
  git: { name: 'Git', file: '/logos/git.svg', width: 36, height: 36, mono: '/logos/mono/git.svg' },
  terraform: { name: 'Terraform', file: '/logos/terraform.svg', width: 33, height: 38, mono: '/logos/mono/terraform.svg' },

  // Power Apps
  'power-apps': { name: 'Power Apps', file: '/logos/power-apps.svg', width: 36, height: 35, mono: '/logos/mono/power-apps.svg' },
  'power-automate': { name: 'Power Automate', file: '/logos/power-automate.svg', width: 40, height: 32, mono: '/logos/mono/power-automate.svg' },
  dataverse: { name: 'Dataverse', file: '/logos/dataverse.svg', width: 40, height: 31, mono: '/logos/mono/dataverse.svg' },
  'power-bi': { name: 'Power BI', file: '/logos/power-bi.svg', width: 27, height: 36, mono: '/logos/mono/power-bi.svg' },
  'microsoft-teams': { name: 'Microsoft Teams', file: '/logos/microsoft-teams.svg', width: 33, height: 35, mono: '/logos/mono/microsoft-teams.svg' },
  sharepoint: { name: 'SharePoint', file: '/logos/sharepoint.svg', width: 32, height: 35, mono: '/logos/mono/sharepoint.svg' },

  // Location and address
  'google-maps': { name: 'Google Maps', file: '/logos/google-maps.svg', width: 26, height: 37, mono: '/logos/mono/google-maps.svg' },
  mapbox: { name: 'Mapbox', file: '/logos/mapbox.svg', width: 103, height: 23, mono: '/logos/mono/mapbox.svg', wordmark: true },
  here: { name: 'HERE', file: '/logos/here.svg', width: 44, height: 40, mono: '/logos/mono/here.svg', wordmark: true },
  openstreetmap: { name: 'OpenStreetMap', file: '/logos/openstreetmap.svg', width: 37, height: 37, mono: '/logos/mono/openstreetmap.svg' },
  tomtom: { name: 'TomTom', file: '/logos/tomtom.svg', width: 25, height: 36, mono: '/logos/mono/tomtom.svg' },
  esri: { name: 'Esri', file: '/logos/esri.svg', width: 36, height: 36, mono: '/logos/mono/esri.svg' },
  arcgis: { name: 'ArcGIS', file: '/logos/arcgis.svg', width: 32, height: 36, mono: '/logos/mono/arcgis.svg' },
  smartystreets: { name: 'Smarty' },

  // Real estate property and database
  zillow: { name: 'Zillow', file: '/logos/zillow.svg', width: 32, height: 35, mono: '/logos/mono/zillow.svg' },
  corelogic: { name: 'Cotality' },
  attom: { name: 'ATTOM' },

  // Documents
  adobe: { name: 'Adobe', file: '/logos/adobe.svg', width: 92, height: 24, mono: '/logos/mono/adobe.svg', wordmark: true },
  dropbox: { name: 'Dropbox', file: '/logos/dropbox.svg', width: 40, height: 34, mono: '/logos/mono/dropbox.svg' },
  formstack: { name: 'Formstack', file: '/logos/formstack.svg', width: 39, height: 32, mono: '/logos/mono/formstack.svg' },
  pandadoc: { name: 'PandaDoc' },
  docusign: { name: 'Docusign' },
  'google-drive': { name: 'Google Drive', file: '/logos/google-drive.svg', width: 37, height: 34, mono: '/logos/mono/google-drive.svg' },

  // Accounting and payment
  quickbooks: { name: 'QuickBooks', file: '/logos/quickbooks.svg', width: 36, height: 36, mono: '/logos/mono/quickbooks.svg' },
  xero: { name: 'Xero', file: '/logos/xero.svg', width: 37, height: 37, mono: '/logos/mono/xero.svg', wordmark: true },
  sage: { name: 'Sage', file: '/logos/sage.svg', width: 56, height: 31, mono: '/logos/mono/sage.svg', wordmark: true },
  freshbooks: { name: 'FreshBooks' },
  stripe: { name: 'Stripe', file: '/logos/stripe.svg', width: 67, height: 28, mono: '/logos/mono/stripe.svg', wordmark: true },
  paypal: { name: 'PayPal', file: '/logos/paypal.svg', width: 74, height: 25, mono: '/logos/mono/paypal.svg', wordmark: true },
  square: { name: 'Square', file: '/logos/square.svg', width: 31, height: 31, mono: '/logos/mono/square.svg' },
  adyen: { name: 'Adyen', file: '/logos/adyen.svg', width: 74, height: 24, mono: '/logos/mono/adyen.svg', wordmark: true },

  // Messages
  twilio: { name: 'Twilio', file: '/logos/twilio.svg', width: 83, height: 25, mono: '/logos/mono/twilio.svg', wordmark: true },
  sendgrid: { name: 'SendGrid', file: '/logos/sendgrid.svg', width: 102, height: 18, mono: '/logos/mono/sendgrid.svg', wordmark: true },
  mailchimp: { name: 'Mailchimp', file: '/logos/mailchimp.svg', width: 105, height: 28, mono: '/logos/mono/mailchimp.svg', wordmark: true },
  mailgun: { name: 'Mailgun', file: '/logos/mailgun.svg', width: 104, height: 22, mono: '/logos/mono/mailgun.svg', wordmark: true },
  slack: { name: 'Slack', file: '/logos/slack.svg', width: 91, height: 23, mono: '/logos/mono/slack.svg', wordmark: true },
  whatsapp: { name: 'WhatsApp', file: '/logos/whatsapp.svg', width: 35, height: 35, mono: '/logos/mono/whatsapp.svg' },
  telegram: { name: 'Telegram', file: '/logos/telegram.svg', width: 35, height: 35, mono: '/logos/mono/telegram.svg' },

  // Identity
  okta: { name: 'Okta', file: '/logos/okta.svg', width: 85, height: 28, mono: '/logos/mono/okta.svg', wordmark: true },
  auth0: { name: 'Auth0', file: '/logos/auth0.svg', width: 85, height: 25, mono: '/logos/mono/auth0.svg', wordmark: true },
  'ping-identity': { name: 'Ping Identity', file: '/logos/ping-identity.svg', width: 115, height: 20, mono: '/logos/mono/ping-identity.svg', wordmark: true },
  keycloak: { name: 'Keycloak', file: '/logos/keycloak.svg', width: 37, height: 33, mono: '/logos/mono/keycloak.svg' },
  'microsoft-entra-id': { name: 'Microsoft Entra ID' },
  'aws-cognito': { name: 'Amazon Cognito', file: '/logos/aws-cognito.svg', width: 33, height: 33, mono: '/logos/mono/aws-cognito.svg' },
  onelogin: { name: 'OneLogin' },
  forgerock: { name: 'ForgeRock' },

  // Others
} as const satisfies Record<string, Logo>;

export type LogoId = keyof typeof logos;

/** The marquee of the home page: 21 companies whose products we integrate, in this order. */
export const partnerLogos: readonly { id: number; logo: LogoId }[] = [
  { id: 1, logo: 'google-maps' },
  { id: 2, logo: 'mapbox' },
  { id: 3, logo: 'here' },
  { id: 4, logo: 'esri' },
  { id: 5, logo: 'zillow' },
  { id: 6, logo: 'google-drive' },
  { id: 7, logo: 'adobe' },
  { id: 8, logo: 'dropbox' },
  { id: 9, logo: 'quickbooks' },
  { id: 10, logo: 'xero' },
  { id: 11, logo: 'stripe' },
  { id: 12, logo: 'paypal' },
  { id: 13, logo: 'square' },
  { id: 14, logo: 'twilio' },
  { id: 15, logo: 'sendgrid' },
  { id: 16, logo: 'mailchimp' },
  { id: 17, logo: 'slack' },
  { id: 18, logo: 'okta' },
  { id: 19, logo: 'auth0' },
  { id: 20, logo: 'ping-identity' },
  { id: 21, logo: 'whatsapp' },
];
