import { enquiryForm, hydrateForm } from './support/enquiry-form';
import { expect } from '@playwright/test';
import { vacancyPath } from '@/lib/addresses';
import { home } from '@/site/home';
import { form as words, ui } from '@/content/interface';
import { detailPages } from '@/site/pages';
import { anchors, homeSection, type Route } from '@/content/routes';
import { routes } from '@/test-support/routes';
import { enquiryHref } from '@/site/enquiry-href';
import { enquiry } from '@/test-support/enquiry';
import { test } from './support/enquiry-page';

const pageName = (path: Route) => detailPages.find((page) => page.path === path)?.name ?? 'no page';
const [, career] = words.enquiryTypes;

test.describe('the page that an enquiry is about', () => {
  test('is named above the fields and in the email, and is removed from the address @core', async ({
    page,
    service,
  }) => {
    await page.goto(enquiryHref(routes.location));
    await hydrateForm(page);
    const form = enquiryForm(page);
    const name = pageName(routes.location);
    await expect(form.form).toContainText(`${words.fields.about}: ${name}`);
    await expect(page).toHaveURL(routes.contact);
    await page.reload();
    await hydrateForm(page);
    await form.fill(enquiry);
    await form.sendButton.click();
    await expect(form.thanks).toBeVisible();
    await expect(form.form.getByRole('button', { name: words.removeAbout })).toBeHidden();
    const [mail] = await service.kept();
    expect(mail?.text).toContain(`${words.fields.about}: ${name}\n`);
  });

  test('can be removed', async ({ page }) => {
    await page.goto(enquiryHref(routes.powerApps));
    await hydrateForm(page);
    const form = enquiryForm(page);
    const remove = form.form.getByRole('button', { name: words.removeAbout });
    await remove.click();
    await expect(remove).toBeHidden();
    await expect(form.field('user_name')).toBeFocused();
    await page.reload();
    await hydrateForm(page);
    await expect(remove).toBeHidden();
  });

  test('is in no other form after a mere visit; the mail says where the floating Contact us was pressed', async ({
    page,
    service,
  }) => {
    await page.goto(enquiryHref(routes.powerApps));
    await hydrateForm(page);
    await page.goto(routes.cloud);
    await page.locator('[data-first-action]').evaluate((action) => {
      scrollTo({ top: action.getBoundingClientRect().bottom + 40, behavior: 'instant' });
    });
    await page.getByRole('link', { name: ui.contactUs, exact: true }).click();
    await expect(page).toHaveURL(routes.home);
    await hydrateForm(page);
    const form = enquiryForm(page);
    await expect(form.form.getByRole('button', { name: words.removeAbout })).toBeHidden();
    await form.fill(enquiry);
    await form.sendButton.click();
    await expect(form.thanks).toBeVisible();
    const [mail] = await service.kept();
    expect(mail?.text).toContain(`${routes.cloud} > ${routes.home}\n`);
    expect(mail?.text).not.toContain(`${words.fields.about}:`);
  });

  test('changes with a second link to the form', async ({ page }) => {
    await page.goto(enquiryHref(routes.powerApps));
    await hydrateForm(page);
    await page.evaluate((href) => location.assign(href), enquiryHref(routes.cloud));
    await expect(enquiryForm(page).form).toContainText(`${words.fields.about}: ${pageName(routes.cloud)}`);
    await expect(page).toHaveURL(routes.contact);
  });
});

test.describe('Apply selects Career', () => {
  const apply = new RegExp(`^${home.careers.apply}`);

  test('on the home page @core', async ({ page }) => {
    await page.goto(homeSection(anchors.careers));
    await page.getByRole('link', { name: apply }).last().click();
    const form = enquiryForm(page);
    await expect(form.type(career)).toBeChecked();
    await expect(form.field('message')).toHaveAttribute('placeholder', words.placeholder.career);
  });

  test('on the page of a vacancy, whose role the form names @core', async ({ page }) => {
    const [vacancy] = home.careers.vacancies;
    await page.goto(vacancyPath(vacancy!));
    await page.getByRole('link', { name: apply }).first().click();
    await hydrateForm(page);
    const form = enquiryForm(page);
    await expect(form.type(career)).toBeChecked();
    await expect(form.form).toContainText(`${words.fields.about}: ${vacancy?.role}`);
  });
});
