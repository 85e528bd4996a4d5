import { expect, test } from '@playwright/test';
import { company } from '@/content/company';
import { isServed, pageOf, textOf } from './support/built-site';
import { attributesAt, detailPaths, integrations, linksAt, services, sizes, solutions, textsAt } from './support/rows';
import { test as opened } from './support/test';

/*
 * The rows of docs/requirements.md, a test each, in its words and order: routes, navigation, the home page. Detail pages are
 * in spec-rows-details.spec.ts; printing, the form and the numbers in spec-rows-form.spec.ts. Here the words are written out,
 * because they are the requirement: content that says something else is wrong.
 *
 * What other tests prove is not tried again:
 * - header.spec.ts: the header is fixed and changes when scrolled; the dropdown opens and closes; the panel slides in from the
 *   right; an accordion of two columns in it.
 * - section-jumps.spec.ts: menu items scroll on the home page; from others after 300 ms, with the address cleared; the logo.
 * - detail-pages.spec.ts: breadcrumb, Back, when the floating Contact us shows; a slide's height and its Visit.
 * - in-page-nav.spec.ts: an entry scrolls to its section below both bars, smoothly; the menu sticks.
 * - hero.spec.ts, hero-early.spec.ts, hero-taglines.spec.ts: shuffling, 10 s, wrapping, dots, typing.
 * - home.spec.ts: cards link, Read More on hover, the marquee's 21 logos, copy, 135 s and pauses, the accordion, Apply.
 * - enquiry*.spec.ts: sending, its dialogs, what blocks it, what is kept. print.spec.ts: the seven addresses, logo as text, no
 *   columns, the line with the address, the index. site/content.test.ts: lists and counts of the content itself.
 */

const home = '/';

test.describe('Routes @desktop', () => {
  const screens = { Home: home, ...solutions, ...services, ...integrations };
  for (const [name, path] of Object.entries(screens))
    test(`${path} is ${name}`, () => {
      expect(textsAt(path, 'main h1')).toHaveLength(1);
      if (path !== home) expect(textsAt(path, 'main [aria-current=page]')).toEqual([name]);
    });

  for (const path of ['/who-we-are', '/our-services', '/what-we-do', '/techstack', '/contact', '/footer', '/pdf'])
    test(`${path} is there`, () => expect(isServed(path)).toBe(true));

  test('/what-we-do/third-party-api-integrations is the integrations page too, with its canonical path', () => {
    const [page, alias] = [services['Third-Party API Integrations'], '/what-we-do/third-party-api-integrations'];
    expect(textOf(pageOf(alias).querySelector('main')!)).toBe(textOf(pageOf(page).querySelector('main')!));
    expect(attributesAt(alias, 'link[rel=canonical]', 'href')).toEqual(
      attributesAt(page, 'link[rel=canonical]', 'href'),
    );
  });
});

test.describe('Navigation @desktop', () => {
  test('the dropdown has a Services and a Solutions column of six links each, including Power Apps', () => {
    expect(textsAt(home, '#site-menu summary, #site-menu h2, #site-menu h3').join(' ')).toMatch(/Services.*Solutions/);
    // The head of each column leads to its overview.
    const pages = linksAt(home, '#site-menu a[href^="/our-services/"], #site-menu a[href^="/what-we-do/"]');
    expect(pages).toEqual([...Object.entries(services), ...Object.entries(solutions)]);
  });

  test('other items: Techstack, Who we are, Careers, Contact, which carry a state to /', () => {
    expect(linksAt(home, '#site-menu a[href^="/#"]').slice(-4)).toEqual([
      ['Techstack', '/#techstack'],
      ['Who we are', '/#whoweare'],
      ['Careers', '/#career'],
      ['Contact', '/#contact'],
    ]);
  });

  test('the logo goes to / with a navbar state', () => {
    for (const path of [home, ...detailPaths])
      expect.soft(attributesAt(path, 'header a[href$="#navbar"]', 'href'), path).toContain('/#navbar');
  });

  test('a floating Contact us button goes to / with state contact, on each of the 18 detail pages', () => {
    expect(detailPaths).toHaveLength(18);
    for (const path of detailPaths)
      expect.soft(linksAt(path, '[data-floating]'), path).toEqual([['Contact us', '/#contact']]);
  });

  test('a detail page has a breadcrumb: What we do or Our services, then the page title', () => {
    for (const path of detailPaths) {
      const [first = ''] = textsAt(path, 'main nav li');
      const isService = path.startsWith('/our-services') && path.split('/').length === 3;
      expect.soft(first, path).toContain(isService ? 'Our services' : 'What we do');
    }
    for (const [name, path] of Object.entries(integrations)) {
      const crumbs = textsAt(path, 'main nav li').join('/');
      expect.soft(crumbs).toMatch(new RegExp(`What we do.*Third-Party API Integrations.*${name}`));
    }
  });

  test('each page sets its title, ‘Welcome to {brand} - page name’, description and keywords', () => {
    for (const path of [home, ...detailPaths]) {
      expect.soft(textsAt(path, 'title').join(), path).toMatch(new RegExp(`^Welcome to ${company.brand} - \\S`));
      for (const name of ['description', 'keywords'])
        expect.soft(attributesAt(path, `meta[name=${name}]`, 'content').join(), path).not.toBe('');
    }
  });

  test('a canonical link, but not on location, real estate property and database, and document automation', () => {
    const without = [home, ...detailPaths].filter((path) => !pageOf(path).querySelector('link[rel=canonical]'));
    expect(without).toEqual(Object.values(integrations).slice(0, 3));
  });
});

/** The slides by a part of where each leads. */
const slides = ['/#contact', 'real-estate', 'identity', 'cloud', 'third-party-api', 'digital', 'application-framework'];

test.describe('Home page sections @desktop', () => {
  test('order: navbar, hero, who we are, what we do, our services, marquee, techstack, career, contact, footer', () => {
    const parts = pageOf(home).querySelectorAll('[data-site-header], main > section, [data-site-footer]');
    const nameOf = (part: (typeof parts)[number]) =>
      part.id || (part.querySelector('.marquee') ? 'marquee' : part.classNames);
    // 14 Sample Street may stand between (docs/decisions.md, "The street").
    expect(parts.map(nameOf).filter((name) => name !== 'street')).toEqual([
      expect.stringContaining('header'),
      expect.stringContaining('hero'),
      ...['whoweare', 'whatwedo', 'ourservices', 'marquee', 'techstack', 'career', 'contact'],
      expect.stringContaining('footer'),
    ]);
  });

  test('hero: seven slides, ‘Hire Us’ goes to / with state contact, the others say ‘Read More’ and go to their route', () => {
    const buttons = pageOf(home)
      .querySelectorAll('.hero-slide')
      .map((slide) => slide.querySelector('a')!);
    expect(buttons).toHaveLength(slides.length);
    for (const [index, button] of buttons.entries()) {
      expect.soft(textOf(button)).toMatch(index === 0 ? /^Hire Us/ : /^Read More/);
      expect.soft(button.getAttribute('href')).toContain(slides[index]);
    }
  });

  opened('hero: height 100vh, in four windows', async ({ page }) => {
    await page.goto(home);
    const hero = page.locator('main > section').first();
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      const box = await hero.boundingBox();
      expect.soft((box?.y ?? NaN) + (box?.height ?? NaN)).toBeCloseTo(viewport.height, 0);
    }
  });

  test('Who We Are: heading, ‘Our Track Record’, text on the start and customer types', () => {
    const [text = ''] = textsAt(home, '#whoweare');
    for (const words of [
      'Who we are',
      'Our Track Record',
      String(company.foundingYear),
      '24 years',
      /large/,
      /startup/,
      /mid-size/,
    ])
      expect.soft(text).toMatch(words);
  });

  test('What We Do: six cards, title, description, image, Read More, each to its /what-we-do page', () => {
    const cards = pageOf(home).querySelectorAll('#whatwedo li');
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(Object.values(solutions));
    for (const [index, title] of Object.keys(solutions).entries()) {
      expect.soft(textOf(cards[index]!)).toMatch(new RegExp(`^${title}.*Read More`));
      expect.soft(cards[index]!.querySelector('img'), title).not.toBeNull();
    }
  });

  test('Our services: six cards navigating to /our-services/{route}, Read More', () => {
    const cards = pageOf(home).querySelectorAll('#ourservices li');
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(Object.values(services));
    for (const card of cards) expect.soft(textOf(card)).toContain('Read More');
  });

  const groups = {
    1: '.Net Core, C Sharp, SQL Server, Web API, MVC, ASP.NET, Node.js, AJAX, ADO.NET',
    2: 'React, Redux, Javascript, Bootstrap, Jquery, SASS, Tailwind CSS, CSS, HTML',
    3: 'Amazon Web Services, Microsoft Azure Cloud, Google Cloud Platform',
  };
  for (const [number, names] of Object.entries(groups))
    test(`Techstack: group ${number}: ${names}`, () => {
      const lists = pageOf(home)
        .querySelectorAll('#techstack ul')
        .map((list) => list.querySelectorAll('li').map(textOf).join(', '));
      expect(lists[Number(number) - 1]).toBe(names);
      expect(pageOf(home).querySelectorAll('#techstack details'), 'groups that expand').toHaveLength(2);
    });

  test('Techstack: beside it ‘Our Expertise’ text with 25 years, and badges Cloud-based and Legacy', () => {
    const [text] = textsAt(home, '#techstack');
    expect(text).toMatch(/Our Expertise.*25 years of expertise.*Cloud-based Legacy/);
  });

  const vacancies = {
    'Front-end developer': 'React, Redux, JS, CSS',
    '.Net developer': 'C#, .NetCore, SQL, API development',
  };
  for (const [role, skills] of Object.entries(vacancies))
    test(`Careers: ${role} (${skills}; 0-4 years experience), Apply leads to the contact form`, () => {
      const card = pageOf(home)
        .querySelectorAll('#career [id]')
        .find((element) => textOf(element).includes(role))!;
      expect(textOf(card)).toContain(skills);
      expect(textOf(card)).toContain('0–4 years');
      expect(card.querySelector('a[href="/#contact"]')).not.toBeNull();
    });

  test('Footer: company name, address, registration number, copyright 2022-24 and trademark disclaimer', () => {
    const [text] = textsAt(home, 'footer[data-site-footer]');
    for (const words of [company.legalName, company.city, /registration/i, '© 2022–24', /trademarks/])
      expect.soft(text).toMatch(words);
  });

  test('Footer: columns Solutions (six pages), Services (six pages)', () => {
    expect(linksAt(home, 'footer nav[aria-label=Solutions] a')).toEqual(Object.entries(solutions));
    expect(linksAt(home, 'footer nav[aria-label=Services] a')).toEqual(Object.entries(services));
  });

  test('Footer: column Company (Home, What we do, Our Services, Techstack, Who we are, Careers, Contact)', () => {
    const names = ['Home', 'What we do', 'Our services', 'Techstack', 'Who we are', 'Careers', 'Contact'];
    expect(textsAt(home, 'footer nav[aria-label=Company] a').slice(0, names.length)).toEqual(names);
  });
});
